import encodeQR from 'qr';
import { useMemo } from 'react';
import style from './signupdetail.module.css';

/** Blank modules around the code. */
const BORDER = 2;

/** A text as a QR code, drawn in the page: no network is needed. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      className={style.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawing(text: string): { readonly size: number; readonly path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: modules.length, path };
}
