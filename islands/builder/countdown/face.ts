import type { Section, Unit } from './sections'

interface SectionElements {
  readonly section: HTMLElement
  readonly amount: HTMLElement
  readonly period: HTMLElement
}

/** The spans of a countdown in the theme's CSS (contract 04 §7); only texts that have changed are written. */
export function createFace(document: Document) {
  const row = document.createElement('span')
  const shown = new Map<Unit, SectionElements>()

  const span = (className: string) =>
    Object.assign(document.createElement('span'), { className: `countdown-${className}` })
  function create(): SectionElements {
    const [section, amount, period] = [span('section'), span('amount'), span('period')]
    section.append(amount, period)
    return { section, amount, period }
  }
  return {
    row,
    show(sections: readonly Section[]) {
      const units = sections.map(({ unit }) => unit)
      if (units.join() !== [...shown.keys()].join()) {
        shown.clear()
        for (const unit of units) shown.set(unit, create())
        row.className = `countdown-row countdown-show${units.length}`
        row.replaceChildren(...[...shown.values()].map(({ section }) => section))
      }
      for (const { unit, amount, period } of sections) {
        const parts = shown.get(unit)
        write(parts?.amount, amount)
        write(parts?.period, period)
      }
    },
  }
}

function write(node: HTMLElement | undefined, text: string) {
  if (node && node.textContent !== text) node.textContent = text
}
