import type { ListedIsland } from '../../tools/all-islands'

/** The line of facts under an island's heading in `docs/islands/`: what the registry says, in words. */
export function factsLine({ selector, wake, media, when, features }: Omit<ListedIsland, 'load'>): string {
  return [
    `Hosts: \`${selector}\`.`,
    `Wakes: \`${wake}\`${media ? `, while \`${media}\`` : ''}${when ? ', where the page asks for it' : ''}.`,
    `Features: ${features.join(', ')}.`,
  ].join(' ')
}

/** A page's sections by their headings of the second level. */
export function sectionsOf(markdown: string): ReadonlyMap<string, string> {
  const parts = markdown.split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [heading.trim(), lines.join('\n')]
    }),
  )
}
