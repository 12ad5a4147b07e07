import { wxSignature, wxUserInfo } from '@contract/messenger';
import { type Served, serve } from '@platform/operations/callContext';
import type { Messenger } from './messenger.service';

export const messengerHandlers = (messenger: Messenger): Served[] => [
  serve(wxUserInfo, ({ code }, context) => messenger.userInfo(context, code)),
  serve(wxSignature, ({ url }, context) => messenger.signature(context, url)),
];
