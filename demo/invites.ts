/** Rules of inviting friends (wire g73 `inviteRule`), plain text. */
export const inviteRule = `把您的邀请码发给朋友，朋友在“邀请码”页填上，就记下是您请来的。
一位会员、一部手机只记一次，后填的不算。
每请来一位，照积分规则给您记分，可在积分商城兑换。
用软件批量注册的，积分扣回。`;
