import type { Hero } from './hero'
import { showFirstSlide } from './looks'

/** Components that could not be fetched are asked for again after this time at the earliest. */
const RETRY_MS = 5000

let components: typeof import('./HeroSlider') | undefined

export async function fetchComponents() {
  components ??= await import('./HeroSlider')
  return components
}

/** @returns fetches the React components and mounts them, unless nothing will ever change */
export function componentsOf(hero: Hero): () => void {
  const { parts, pauseButton, scope, $state } = hero
  let isOnTheirWay = false
  async function fetchAndMount() {
    try {
      const { mountComponents } = await fetchComponents()
      // The task that has just evaluated the file ends before the mount.
      scope.after(0, () => mountComponents(hero))
    } catch (cause) {
      scope.report(cause)
      scope.after(RETRY_MS, () => {
        isOnTheirWay = false
      })
    }
  }
  return () => {
    // Until the slides are shown, only the pause button can change.
    if ($state.get().phase === 'loading') return showFirstSlide(hero)
    if (isOnTheirWay || (parts.slides.length < 2 && !pauseButton)) return
    isOnTheirWay = true
    if (components) components.mountComponents(hero)
    else void fetchAndMount()
  }
}
