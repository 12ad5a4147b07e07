/** The simulator's web view: a phone's, with the newsroom's mark and a number that proves nothing (A15). */
export const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 xiangyuapp ##4711##';

/**
 * Script that the app injects before any other runs; the surrounding page plays the app. Two systems: an object
 * that answers by its own messages, and a message handler whose answers are a line of script in the main frame.
 */
export const nativeScript = `(function () {
  var app = window.parent !== window && window.parent.touchpaperApp;
  if (!app) return;
  Object.defineProperty(navigator, 'userAgent', { get: function () { return ${JSON.stringify(AGENT)}; } });
  var system = app.system();
  if (system === 'none') return;
  if (system === 'ios') {
    window.webkit = { messageHandlers: { touchpaper: { postMessage: function (text) {
      app.hear(text, function (answer) { window.postMessage(answer, '/'); });
    } } } };
    return;
  }
  var native = new EventTarget();
  native.postMessage = function (text) {
    app.hear(text, function (answer) { native.dispatchEvent(new MessageEvent('message', { data: answer })); });
  };
  window.TouchpaperNative = native;
})();
`;
