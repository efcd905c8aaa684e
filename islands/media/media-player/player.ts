/** The properties of the media element. Times in seconds; the volume from 0 to 1. */
export interface MediaFacts {
  readonly isPaused: boolean
  readonly hasEnded: boolean
  readonly timeS: number
  /** NaN while it is unknown, infinite for live media. */
  readonly durationS: number
  /** The end of the first buffered range. */
  readonly bufferedS: number
  readonly volume: number
  readonly isMuted: boolean
  /** No source can be played. */
  readonly hasFailed: boolean
}

export interface PlayerState {
  readonly media: MediaFacts
  /** `awaited` until media with autoplay has started. */
  readonly start: 'awaited' | 'done'
  readonly isLoading: boolean
  readonly isFullScreen: boolean
  readonly hasCaptions: boolean
  /** The current caption; may be empty. */
  readonly caption: string
}

export type PlayerAction =
  | { readonly type: 'media'; readonly facts: MediaFacts }
  | { readonly type: 'loading' | 'full-screen' | 'captions'; readonly isOn: boolean }
  | { readonly type: 'caption'; readonly text: string }

type Phase = 'failed' | 'awaited' | 'stopped' | 'playing'

/** The state at the mount; the media may be playing already. */
export function firstState(media: MediaFacts, { autoplays }: { autoplays: boolean }): PlayerState {
  return {
    media,
    start: autoplays && isUntouched(media) ? 'awaited' : 'done',
    isLoading: false,
    isFullScreen: false,
    hasCaptions: false,
    caption: '',
  }
}

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'media':
      return { ...state, media: action.facts, start: isUntouched(action.facts) ? state.start : 'done' }
    case 'loading':
      return { ...state, isLoading: action.isOn }
    case 'full-screen':
      return { ...state, isFullScreen: action.isOn }
    case 'captions':
      return { ...state, hasCaptions: action.isOn, caption: '' }
    case 'caption':
      return { ...state, caption: action.text }
  }
}

export function phaseOf({ media, start }: PlayerState): Phase {
  if (media.hasFailed) return 'failed'
  if (!media.isPaused && !media.hasEnded) return 'playing'
  return start === 'awaited' ? 'awaited' : 'stopped'
}

const isUntouched = ({ isPaused, timeS }: MediaFacts) => isPaused && timeS === 0
