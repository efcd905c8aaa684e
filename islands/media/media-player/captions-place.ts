import { moveNode } from '../../../src/dom/move-node'

/** Where the captions of some media are said. */
export interface CaptionsPlace {
  /** The leaf that says them. */
  readonly captions: HTMLElement
  /** Puts everything back where the server had printed it. */
  remove(): void
}

/** The box that the theme's CSS expects around a video, with its captions (contract 03 §14.1). */
export function frameVideo(video: HTMLMediaElement): CaptionsPlace {
  const wrapper = createBox(video, 'player-video-wrapper')
  const { box, captions } = createPlace(video)
  wrapper.append(box)
  // First the box, then what moves into it: the video is on the page all the time, and goes on playing.
  video.before(wrapper)
  moveNode(video, wrapper)
  return {
    captions,
    remove() {
      box.remove()
      const parent = wrapper.parentElement
      // The page may have put something else into the video's place.
      if (parent) for (const child of [...wrapper.children]) moveNode(child, parent, wrapper)
      wrapper.remove()
    },
  }
}

/** Sound has no picture to write on: a line of its own, above the bar. */
export function placeAbove(sound: HTMLMediaElement): CaptionsPlace {
  const { box, captions } = createPlace(sound)
  sound.before(box)
  return { captions, remove: () => box.remove() }
}

function createPlace({ ownerDocument }: Element) {
  // The captions may run the other way than the page.
  const captions = Object.assign(ownerDocument.createElement('span'), { dir: 'auto' })
  const box = createBox(captions, 'player-captions')
  box.append(captions)
  return { box, captions }
}

function createBox({ ownerDocument }: Element, className: string): HTMLElement {
  return Object.assign(ownerDocument.createElement('div'), { className })
}
