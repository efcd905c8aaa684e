/** The page's elements with their attributes, in whichever order these are: one that has gone and come back is last. */
export function printed(root: ParentNode = document.body): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      name === 'class' ? `class=${[...element.classList].sort().join(' ')}` : `${name}=${value}`,
    )
    return [element.localName, ...attributes.sort()].join(' ')
  })
}
