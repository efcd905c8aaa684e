/** What the server had printed in one place of a node, to be put back. */
export interface Original<T> {
  /** Sets a new value; the first call remembers what was there. */
  set(value: T): void
  restore(): void
}

export function createOriginal<T>(read: () => T, write: (value: T) => void): Original<T> {
  let saved: { readonly value: T } | undefined
  return {
    set(value) {
      saved ??= { value: read() }
      write(value)
    },
    restore() {
      if (saved) write(saved.value)
      saved = undefined
    },
  }
}

export function classOriginal(node: Element, name: string): Original<boolean> {
  return createOriginal(
    () => node.classList.contains(name),
    (on) => {
      node.classList.toggle(name, on)
      dropEmpty(node, 'class')
    },
  )
}

/** @param property as CSS writes it */
export function styleOriginal(node: HTMLElement, property: string): Original<string> {
  return createOriginal(
    () => node.style.getPropertyValue(property),
    (value) => {
      node.style.setProperty(property, value)
      dropEmpty(node, 'style')
    },
  )
}

/** Of what was never there no empty attribute is left. */
function dropEmpty(node: Element, name: 'class' | 'style'): void {
  if (node.getAttribute(name) === '') node.removeAttribute(name)
}

export function attributeOriginal(node: Element, name: string): Original<string | null> {
  return createOriginal(
    () => node.getAttribute(name),
    (value) => {
      if (value === node.getAttribute(name)) return
      if (value === null) node.removeAttribute(name)
      else node.setAttribute(name, value)
    },
  )
}

export function textOriginal(node: Element): Original<string> {
  return createOriginal(
    () => node.textContent ?? '',
    (text) => {
      if (node.textContent !== text) node.textContent = text
    },
  )
}
