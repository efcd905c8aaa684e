import type { Scope } from '../../../src/page/scope'
import { type Cue, captionAt, parseCues, plainCueText } from './cues'
import { textTrackOf } from './markup'
import { fetchCaptions } from './wire'

/** Browsers support WebVTT only. */
const SRT_FILE = /\.srt($|[?#])/i
/** `HTMLTrackElement.ERROR`. */
const TRACK_ERROR = 3

export interface CaptionsEvents {
  /** Called with the current caption whenever it changes. */
  readonly onText: (text: string) => void
  readonly onFailure: (cause: unknown) => void
}

/** The captions of a media element; the file is fetched at the first start. */
interface Captions {
  start(): void
  stop(): void
}

/** @param scope restores the track's mode at its end */
export function createCaptions(
  media: HTMLMediaElement,
  element: HTMLTrackElement,
  events: CaptionsEvents,
  scope: Scope,
): Captions {
  const track = textTrackOf(element)
  return track && !SRT_FILE.test(element.src)
    ? textTrackCaptions({ media, element, track }, events, scope)
    : parsedCaptions(media, element, events, scope)
}

/** The browser loads and times the captions, in the mode that does not show them. */
function textTrackCaptions(
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
  /** The browser may show the track again when the media is reloaded. */
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
      if (element.readyState === TRACK_ERROR) fail()
      else tell()
    },
    stop() {
      isOn = false
      setMode()
    },
  }
}

/** Fetches, parses and times the file here: for SRT, and for browsers without text tracks. */
function parsedCaptions(
  media: HTMLMediaElement,
  { src }: HTMLTrackElement,
  { onText, onFailure }: CaptionsEvents,
  { add, listen, signal }: Scope,
): Captions {
  let request: Promise<readonly Cue[]> | undefined
  let cues: readonly Cue[] = []
  let isOn = false

  const tell = () => isOn && onText(captionAt(cues, media.currentTime))

  async function load() {
    request ??= fetchCaptions(src, signal).then(parseCues)
    try {
      cues = await request
      tell()
    } catch (cause) {
      // Switching the captions on again requests the file again.
      request = undefined
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
