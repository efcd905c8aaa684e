let copies = 0

/** Copies a drawing, with unique ids and references to them. */
export function copyDrawing(drawing: SVGElement): SVGElement {
  copies += 1
  const prefix = `laurel-icon-${copies}-`
  const copy = document.importNode(drawing, true)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes]) {
      const value = renamed(attribute.name, attribute.value, prefix)
      if (value !== attribute.value) attribute.value = value
    }
  }
  return copy
}

function renamed(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value
  if (/href$/.test(name)) return value.replace(/^#/, `#${prefix}`)
  return value.replace(/(url\(\s*(?:['"]\s*)?#)/gi, `$1${prefix}`)
}
