import type { Island } from '../../src/runtime/island'

const CLASS = 'hostile-control'

/** An island that counts clicks on its host: it goes on whatever happens around it. */
export const CONTROL: Island = {
  name: 'control',
  features: [],
  selector: `.${CLASS}`,
  wake: 'intent',
  load: () =>
    Promise.resolve({
      mount(host) {
        const count = () =>
          host.setAttribute('data-count', String(Number(host.getAttribute('data-count')) + 1))
        host.addEventListener('click', count)
        return () => host.removeEventListener('click', count)
      },
    }),
}

export function controlMarkup(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = CLASS
  return button
}

/** The test puts it on the page, and another where it is gone. */
export const isControl = (element: Element) => element.classList.contains(CLASS)

/** A click that wakes it and one that finds it awake both count, once each. */
export async function controlWorks(settle: (ms: number) => Promise<void>): Promise<boolean> {
  // The page's visitor may have used it, or a strange island may have taken it away: then there is a new one.
  for (const old of document.querySelectorAll(`.${CLASS}`)) old.remove()
  const button = document.body.appendChild(controlMarkup())
  await settle(0)
  for (let click = 0; click < 2; click += 1) {
    button.click()
    await settle(50)
  }
  return button.getAttribute('data-count') === '2'
}
