/** What a field is that chooses pictures (H4); the end of a name alone is what some phones go by. */
export const chooseProps = {
  type: 'file',
  accept: '.jpg,.jpeg,.png,.gif,.bmp,image/jpeg,image/png,image/gif,image/bmp',
} as const;
