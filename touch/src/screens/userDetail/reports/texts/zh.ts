/** A member's own reports. */
export const texts = {
  none: '还没有举报过',
  received: '已收到，正在核实',
  upheld: '已核实',
  dismissed: '未核实',
  untitled: '头像',
  why: (reason: string) => `理由：${reason}`,
};
