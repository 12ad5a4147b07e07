import type { UploadMessages } from './messages';

export const uploadEn: UploadMessages = {
  'upload.wrongFormat': 'Only jpg, jpeg, png, gif and bmp pictures can be sent',
  'upload.going': 'Sending the picture',
  'upload.cancel': 'Cancel',
  'upload.failed': 'The picture was not sent. Please try again',
  'upload.again': 'Try again',
  'upload.unreadable': 'This picture cannot be read. Please choose another',
  'upload.portrait': 'Change portrait',
  'upload.add': 'Add a picture',
  'upload.remove': 'Remove the picture',
  'upload.pictures': 'Pictures',
  'upload.most': (most) => `${most} pictures at most`,
};
