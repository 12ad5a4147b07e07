/** Storage name of the signed-in member (S§3); absent for a visitor. */
export const LOGIN_NAME = 'loginInfo';
