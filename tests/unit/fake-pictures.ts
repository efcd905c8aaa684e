import { afterEach } from 'vitest'

/** A picture's own size, or that it can not be shown, or that it has not come yet. */
export type Outcome = readonly [width: number, height: number] | 'fails' | 'waits'

const proto = HTMLImageElement.prototype
const original = Object.getOwnPropertyDescriptor(proto, 'src')

// The next file of the same worker shares the DOM.
afterEach(() => {
  if (original) Object.defineProperty(proto, 'src', original)
  else Reflect.deleteProperty(proto, 'src')
})

/**
 * Neither DOM loads pictures: here one that a script asks for comes or fails as the test says, in a moment.
 * @param outcomeOf by the address as it was requested
 */
export function fakePictures(outcomeOf: (url: string) => Outcome) {
  const asked: string[] = []
  const waiting = new Map<string, HTMLImageElement[]>()

  function settle(image: HTMLImageElement, outcome: Exclude<Outcome, 'waits'>) {
    if (outcome === 'fails') return void image.dispatchEvent(new Event('error'))
    const [naturalWidth, naturalHeight] = outcome
    for (const [name, value] of Object.entries({ naturalWidth, naturalHeight })) {
      Object.defineProperty(image, name, { configurable: true, value })
    }
    Object.defineProperty(image, 'decode', { configurable: true, value: () => Promise.resolve() })
    image.dispatchEvent(new Event('load'))
  }
  Object.defineProperty(proto, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('src') ?? ''
    },
    set(this: HTMLImageElement, url: string) {
      this.setAttribute('src', url)
      // A picture with `loading` is requested when it is on the page and in view.
      if (!this.isConnected && !this.hasAttribute('loading')) asked.push(url)
      const outcome = outcomeOf(url)
      if (outcome === 'waits') waiting.set(url, [...(waiting.get(url) ?? []), this])
      else queueMicrotask(() => settle(this, outcome))
    },
  })
  return {
    asked,
    /** Settles the pictures that wait at this address. */
    arrive(url: string, outcome: Exclude<Outcome, 'waits'>) {
      for (const image of waiting.get(url) ?? []) if (image.hasAttribute('src')) settle(image, outcome)
      waiting.delete(url)
    },
  }
}
