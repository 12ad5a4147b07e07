import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  /** `main`: the one act of a screen. `quiet`: without a frame. `danger`: takes something away. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
  /** As wide as it is high, for a sign. */
  readonly isSquare?: boolean;
  readonly isPressed?: boolean;
}

export function Button({ kind = 'plain', isSquare = false, isPressed, ...rest }: ButtonProps) {
  const pressed = isPressed === undefined ? {} : { 'aria-pressed': isPressed };
  return (
    <AriaButton
      {...rest}
      {...pressed}
      className={`${styles.button} ${styles[kind]} ${isSquare ? styles.square : ''}`}
    />
  );
}
