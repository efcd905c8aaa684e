import { expect, test, vi } from 'vitest'
import { createLightbox } from '../../../../src/overlay/lightbox/create-lightbox'
import { NOT_ZOOMED } from '../../../../src/overlay/lightbox/zoomed'
import { fakePictures } from '../../../../tests/unit/fake-pictures'
import { zoomByKey } from './gestures'
import type { ThemeItem } from './theme-item'

const items = ['cup', 'medal'].map(
  (name): ThemeItem => ({ kind: 'image', url: `/${name}.jpg`, label: name, caption: '', title: '' }),
)
const window_ = { width: 1200, height: 900 }
const stage = () => ({ window: window_, stripPx: 0, mode: 'peek', isAlbum: true, rtl: false }) as const

async function shown() {
  fakePictures(() => [2000, 1500])
  const lightbox = createLightbox<ThemeItem>(window, { wraps: [], fadeMs: 0, hasHistory: false })
  lightbox.open(items, 0)
  await vi.waitFor(() => expect(lightbox.$state.get().phase).toBe('shown'))
  const zoom = () => {
    const state = lightbox.$state.get()
    return 'zoom' in state ? state.zoom : undefined
  }
  return { lightbox, zoom, pressed: lightbox.$state.get() }
}

test('[S55] theme lightbox: keys zoom the picture in, out and back to its size', async () => {
  const { lightbox, zoom, pressed } = await shown()
  zoomByKey('zoom-in', { lightbox, stage }, pressed)
  zoomByKey('zoom-in', { lightbox, stage }, pressed)
  expect(zoom()?.scale).toBeCloseTo(1.96)
  zoomByKey('zoom-out', { lightbox, stage }, pressed)
  expect(zoom()?.scale).toBeCloseTo(1.4)
  zoomByKey('zoom-off', { lightbox, stage }, pressed)
  expect(zoom()).toEqual(NOT_ZOOMED)
})

test('[S55] theme lightbox: other keys do not zoom', async () => {
  const { lightbox, zoom, pressed } = await shown()
  zoomByKey('close', { lightbox, stage }, pressed)
  expect(zoom()).toEqual(NOT_ZOOMED)
})

test('[S55] theme lightbox: a key pressed at another picture, or before one was shown, does not zoom', async () => {
  const { lightbox, zoom, pressed } = await shown()
  lightbox.step(1, 'key')
  await vi.waitFor(() => expect(lightbox.$state.get().phase).toBe('shown'))
  zoomByKey('zoom-in', { lightbox, stage }, pressed)
  zoomByKey('zoom-in', { lightbox, stage }, { phase: 'closed' })
  expect(zoom()).toEqual(NOT_ZOOMED)
})
