/** Attributes of a field that chooses pictures (H4); some phones look at the file extension alone. */
export const chooseProps = {
  type: 'file',
  accept: '.jpg,.jpeg,.png,.gif,.bmp,image/jpeg,image/png,image/gif,image/bmp',
} as const;
