import type { Scope } from '../../../src/page/scope'
import { type Cue, captionAt, parseCues, plainCueText } from './cues'
import { textTrackOf } from './markup'
import { fetchCaptions } from './wire'

/** Browsers read WebVTT alone. */
const OTHER_FORMAT = /\.srt($|[?#])/i
/** What a browser says of a track that it could not load. */
const FAILED = 3

export interface CaptionsEvents {
  /** What is said now, and again whenever that changes. */
  readonly onText: (text: string) => void
  readonly onFailure: (cause: unknown) => void
}

/** What says the captions of some media, while it is on. Nothing is fetched before. */
export interface Captions {
  start(): void
  stop(): void
}

/** @param scope gives the track back to the browser at its end */
export function createCaptions(
  media: HTMLMediaElement,
  element: HTMLTrackElement,
  events: CaptionsEvents,
  scope: Scope,
): Captions {
  const track = textTrackOf(element)
  return track && !OTHER_FORMAT.test(element.src)
    ? readByBrowser({ media, element, track }, events, scope)
    : readByUs(media, element, events, scope)
}

/** The browser reads the file and knows the times; it only does not show it itself. */
function readByBrowser(
  { media, element, track }: { media: HTMLMediaElement; element: HTMLTrackElement; track: TextTrack },
  { onText, onFailure }: CaptionsEvents,
  { add, listen }: Scope,
): Captions {
  const mode = track.mode
  let isOn = false
  setMode()

  function setMode() {
    track.mode = isOn ? 'hidden' : 'disabled'
  }
  /** The browser may want to show it by itself, when the media is loaded anew. */
  function onChange() {
    if (track.mode === 'showing') setMode()
  }

  function tell() {
    if (!isOn) return
    const texts = [...(track.activeCues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : ''))
    onText(texts.map(plainCueText).join('\n'))
  }
  const fail = () => isOn && onFailure(new Error('The track of captions could not be loaded'))
  add(() => {
    track.mode = isOn ? 'showing' : mode === 'showing' ? 'disabled' : mode
  })
  listen(track, 'cuechange', tell)
  listen(element, 'error', fail)
  if ('addEventListener' in media.textTracks) listen(media.textTracks, 'change', onChange)

  return {
    start() {
      isOn = true
      setMode()
      if (element.readyState === FAILED) fail()
      else tell()
    },
    stop() {
      isOn = false
      setMode()
    },
  }
}

function readByUs(
  media: HTMLMediaElement,
  { src }: HTMLTrackElement,
  { onText, onFailure }: CaptionsEvents,
  { add, listen, signal }: Scope,
): Captions {
  let coming: Promise<readonly Cue[]> | undefined
  let cues: readonly Cue[] = []
  let isOn = false

  const tell = () => isOn && onText(captionAt(cues, media.currentTime))

  async function load() {
    coming ??= fetchCaptions(src, signal).then(parseCues)
    try {
      cues = await coming
      tell()
    } catch (cause) {
      // It is asked for again when the visitor wants it again.
      coming = undefined
      if (isOn) onFailure(cause)
    }
  }
  function stop() {
    isOn = false
  }
  add(stop)
  listen(media, ['timeupdate', 'seeked'], tell)

  return {
    start() {
      isOn = true
      tell()
      void load()
    },
    stop,
  }
}
