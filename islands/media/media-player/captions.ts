import { listen } from '../../../src/page/listen'
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
  /** Gives the track back to the browser. */
  end(): void
}

export function createCaptions(
  media: HTMLMediaElement,
  element: HTMLTrackElement,
  events: CaptionsEvents,
): Captions {
  const track = textTrackOf(element)
  return track && !OTHER_FORMAT.test(element.src)
    ? readByBrowser(media, element, track, events)
    : readByUs(media, element, events)
}

/** The browser reads the file and knows the times; it only does not show it itself. */
function readByBrowser(
  media: HTMLMediaElement,
  element: HTMLTrackElement,
  track: TextTrack,
  { onText, onFailure }: CaptionsEvents,
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
  const stops = [
    listen(track, ['cuechange'], tell),
    listen(element, ['error'], fail),
    ...('addEventListener' in media.textTracks ? [listen(media.textTracks, ['change'], onChange)] : []),
  ]

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
    end() {
      for (const stop of stops) stop()
      track.mode = isOn ? 'showing' : mode === 'showing' ? 'disabled' : mode
    },
  }
}

function readByUs(
  media: HTMLMediaElement,
  { src }: HTMLTrackElement,
  { onText, onFailure }: CaptionsEvents,
): Captions {
  const controller = new AbortController()
  let coming: Promise<readonly Cue[]> | undefined
  let cues: readonly Cue[] = []
  let isOn = false

  const tell = () => isOn && onText(captionAt(cues, media.currentTime))

  async function load() {
    coming ??= fetchCaptions(src, controller.signal).then(parseCues)
    try {
      cues = await coming
      tell()
    } catch (cause) {
      // It is asked for again when the visitor wants it again.
      coming = undefined
      if (isOn) onFailure(cause)
    }
  }
  const stop = listen(media, ['timeupdate', 'seeked'], tell)

  return {
    start() {
      isOn = true
      tell()
      void load()
    },
    stop() {
      isOn = false
    },
    end() {
      stop()
      isOn = false
      controller.abort()
    },
  }
}
