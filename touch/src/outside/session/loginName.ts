/** Under this name a browser keeps who is in (S§3); absent for a visitor. */
export const LOGIN_NAME = 'loginInfo';
