/** Texts of forms whose fields a newsroom makes. */
export const texts = {
  optional: '选填',
  missing: (label: string) => `请填写${label}`,
  missingChoice: (label: string) => `请选择${label}`,
  missingPicture: (label: string) => `请上传${label}`,
  tooLong: '内容过多',
  phone: '请填写11位手机号',
  number: '请填写数字',
  date: '请选择日期',
  option: '请从列出的选项中选择',
  pictureGoing: '图片还在上传，请稍候',
  pictureFailed: '有图片没有传上去，请重试或移除',
  region: '请选到最后一级',
  /** Of a region, from the largest. */
  province: '省',
  city: '市',
  county: '县',
  choose: '请选择',
};
