import { useLayoutEffect } from 'react'
import type { Hero } from './hero'
import type { SliderState } from './slider'

/** The video of the slide in view plays from its start, unless something pauses the slider. */
export function useVideos({ videos }: Hero, { shown, playback }: SliderState): void {
  useLayoutEffect(() => {
    if (shown) videos.enter(shown.index)
  }, [videos, shown])
  useLayoutEffect(() => {
    if (playback) videos.update()
  }, [videos, playback])
}
