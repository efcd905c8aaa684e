/**
 * Takes everything but a panel out of reach of keyboard, pointer and screen reader, as a modal dialog does.
 * Live regions stay: what they say is heard over the panel.
 * @param kept the panel's parts; each lies in the body, at any depth
 * @returns the way back; what was inert before stays so
 */
export function inertBackground({ body }: Document, kept: readonly Element[]): () => void {
  const covered = outside(body, kept)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

function outside(parent: Element, kept: readonly Element[]): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || !(child instanceof HTMLElement) || child.inert || isLive(child)) return []
    return kept.some((element) => child.contains(element)) ? outside(child, kept) : [child]
  })
}

const isLive = (element: Element) => element.matches('script, style, [role="status"], [aria-live]')
