import type { Island } from '../../src/page/island'

export const CONTROL_CLASS = 'hostile-control'

/** An island that counts clicks on its host: it goes on whatever happens around it. */
export const CONTROL: Island = {
  name: 'control',
  selector: `.${CONTROL_CLASS}`,
  wake: 'intent',
  holds: ['click'],
  load: () =>
    Promise.resolve({
      mount(host, scope) {
        scope.listen(host, 'click', () => {
          host.setAttribute('data-count', String(Number(host.getAttribute('data-count')) + 1))
        })
      },
    }),
}

export function controlMarkup(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = CONTROL_CLASS
  return button
}

/** The test puts it on the page, and another where it is gone. */
export const isControl = (element: Element) => element.classList.contains(CONTROL_CLASS)

/** A new one, at the end of the page: the visitor may have used that of the page, or a strange island taken it away. */
export function newControl(): HTMLElement {
  for (const old of document.querySelectorAll(`.${CONTROL_CLASS}`)) old.remove()
  return document.body.appendChild(controlMarkup())
}

/** A click that wakes it and one that finds it awake both count, once each. */
export async function controlWorks(
  control: HTMLElement,
  settle: (ms: number) => Promise<void>,
): Promise<boolean> {
  await settle(0)
  for (let click = 0; click < 2; click += 1) {
    control.click()
    await settle(50)
  }
  return control.getAttribute('data-count') === '2'
}
