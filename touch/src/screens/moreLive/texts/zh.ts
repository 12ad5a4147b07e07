export const texts = {
  title: '更多直播',
  coming: '直播预告',
  starts: (when: string) => `${when} 开播`,
};
