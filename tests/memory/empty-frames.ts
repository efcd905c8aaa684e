/**
 * Frames stay empty: their content is another site's, and the driver fails when a frame is removed while it
 * changes its process.
 */
export function emptyFrames(window: Window & typeof globalThis) {
  const { prototype } = window.HTMLIFrameElement
  const { setAttribute } = prototype
  prototype.setAttribute = function (name, value) {
    if (name.toLowerCase() !== 'src') setAttribute.call(this, name, value)
  }
  Object.defineProperty(prototype, 'src', { get: () => '', set() {}, configurable: true })
}
