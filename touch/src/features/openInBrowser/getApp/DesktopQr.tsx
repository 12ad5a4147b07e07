import { publicBase } from '@touch/lib/publicBase';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, useEffect, useState } from 'react';
import style from './GetApp.module.css';
import { useGetAppTexts } from './texts';

type Qr = ComponentType<{ readonly link: string; readonly name: string }>;

/** The page's link as QR code, for a reader at a desk. @param path below the base path */
export function DesktopQr({ path }: { readonly path: string }) {
  const texts = useGetAppTexts();
  const { config, origin, basePath } = useVisit();
  const [Qr, setQr] = useState<Qr>();
  useEffect(() => {
    let isLeft = false;
    import('./LinkQr').then(
      (part) => {
        if (!isLeft) setQr(() => part.LinkQr);
      },
      // Without its code the links stand alone.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  const link = `${publicBase(config) ?? origin + basePath}${path}`;
  return (
    <figure className={style.qr}>
      <div className={style.code}>{Qr ? <Qr link={link} name={texts.qr} /> : null}</div>
      <figcaption>{texts.scan}</figcaption>
    </figure>
  );
}
