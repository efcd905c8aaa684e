import { moveNode } from '../../../src/dom/move-node'

/** The box with the captions of a media element. */
interface CaptionBox {
  /** The element with the captions' text. */
  readonly captions: HTMLElement
  /** Restores the printed markup. */
  remove(): void
}

/** Wraps a video in the elements that the theme's CSS expects, with its captions (contract 03 §14.1). */
export function wrapVideo(video: HTMLMediaElement): CaptionBox {
  const wrapper = createBox(video, 'player-video-wrapper')
  const { box, captions } = createCaptions(video)
  wrapper.append(box)
  // The wrapper is inserted before the video moves into it: a video that leaves the page would stop playing.
  video.before(wrapper)
  moveNode(video, wrapper)
  return {
    captions,
    remove() {
      box.remove()
      const parent = wrapper.parentElement
      // Another script may have replaced the video.
      if (parent) for (const child of [...wrapper.children]) moveNode(child, parent, wrapper)
      wrapper.remove()
    },
  }
}

/** Adds a line for the captions of sound, above the bar. */
export function addCaptionLine(sound: HTMLMediaElement): CaptionBox {
  const { box, captions } = createCaptions(sound)
  sound.before(box)
  return { captions, remove: () => box.remove() }
}

function createCaptions({ ownerDocument }: Element) {
  // The captions may have another direction than the page.
  const captions = Object.assign(ownerDocument.createElement('span'), { dir: 'auto' })
  const box = createBox(captions, 'player-captions')
  box.append(captions)
  return { box, captions }
}

function createBox({ ownerDocument }: Element, className: string): HTMLElement {
  return Object.assign(ownerDocument.createElement('div'), { className })
}
