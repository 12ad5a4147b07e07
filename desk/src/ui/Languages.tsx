import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Language of the components' own words. */
export const Languages = ({
  language,
  children,
}: {
  readonly language: 'zh' | 'en';
  readonly children: ReactNode;
}) => <I18nProvider locale={language === 'zh' ? 'zh-CN' : 'en-US'}>{children}</I18nProvider>;
