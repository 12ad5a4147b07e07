// pdfjs brings what browsers before Chrome 118 and Safari 16.4 lack of the newest built-ins, and takes these as given
// (docs/decisions/118-built-ins.md).
import 'core-js/modules/es.array.at';
import 'core-js/modules/es.array.find-last';
import 'core-js/modules/es.object.has-own';
import 'core-js/modules/es.string.at-alternative';
import 'core-js/modules/es.string.replace-all';
import 'core-js/modules/es.typed-array.at';
