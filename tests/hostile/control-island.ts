import type { Island } from '../../src/page/island'

export const CONTROL_CLASS = 'hostile-control'

/** An island that counts clicks on its host: it must work whatever else is broken on the page. */
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

export const isControl = (element: Element) => element.classList.contains(CONTROL_CLASS)

/** Puts an unused control at the end of the page in place of the others: the visit may have clicked or removed them. */
export function newControl(): HTMLElement {
  for (const old of document.querySelectorAll(`.${CONTROL_CLASS}`)) old.remove()
  return document.body.appendChild(controlMarkup())
}

/** Whether the click that wakes the control and one after it are both counted, once each. */
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
