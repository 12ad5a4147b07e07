import { entryOf, readLook } from '../address';

const { pathname, search } = window.location;
const [, frame, path = ''] = /^\/demo\/gallery(\/frame)?\/?(.*)$/.exec(pathname) ?? [];
const entry = entryOf(path);
const look = readLook(search);

if (frame && entry) void import('./frame').then(({ openFrame }) => openFrame(entry, look));
else void import('./pages').then(({ openPage }) => openPage(entry, look));
