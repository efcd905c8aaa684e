/**
 * Frames stay as empty as they are made: what another site shows in them is its own, and a driver that hears of a frame
 * that changes its process while it is taken away again stumbles over that.
 */
export function emptyFrames(window: Window & typeof globalThis) {
  const { prototype } = window.HTMLIFrameElement
  const { setAttribute } = prototype
  prototype.setAttribute = function (name, value) {
    if (name.toLowerCase() !== 'src') setAttribute.call(this, name, value)
  }
  Object.defineProperty(prototype, 'src', { get: () => '', set() {}, configurable: true })
}
