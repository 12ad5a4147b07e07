declare module 'postcss-pxtorem';
