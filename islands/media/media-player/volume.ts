import type { MediaFacts } from './player'

/** The slider of the volume: the browser's, times ten (contract 03 §14.1). */
export const VOLUME = { min: 0, max: 10 } as const
export const USUAL_LEVEL = 5

export type Loudness = Pick<MediaFacts, 'volume' | 'isMuted'>

/** The level that was stored by this or the theme's player: a number within the slider's, else the usual one. */
export function parseLevel(stored: string | null): number {
  const level = stored?.trim() ? Number(stored) : Number.NaN
  return Number.isFinite(level) ? Math.min(Math.max(VOLUME.min, level), VOLUME.max) : USUAL_LEVEL
}

/** What is heard, as a level; 0 while it is muted. */
export function levelOf({ volume, isMuted }: Loudness): number {
  return isMuted ? 0 : Math.round(volume * VOLUME.max)
}

export const volumeAt = (level: number): number =>
  Math.min(Math.max(VOLUME.min, level), VOLUME.max) / VOLUME.max

/**
 * What the mute button makes of it: what is silent can be heard again, at the volume that it had.
 * @param heard the level that was heard last
 */
export function toggleMuted(now: Loudness, heard: number): Loudness {
  if (levelOf(now) > 0) return { ...now, isMuted: true }
  return { volume: now.volume > 0 ? now.volume : volumeAt(heard), isMuted: false }
}
