import { encodeQR } from 'qr';

interface LinkQrProps {
  readonly link: string;
  /** Accessible name. */
  readonly name: string;
}

/** Light modules around the code that readers of QR codes need. */
const BORDER = 3;

/** A link as QR code, dark on white in every theme. */
export function LinkQr({ link, name }: LinkQrProps) {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
