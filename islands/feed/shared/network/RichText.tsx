import type { RichPart } from './rich-parts'

/** The links lead to strangers' pages. */
const REL = 'nofollow noopener noreferrer'

/** A text with line breaks and links. The links open in a new window. */
export function RichText({ parts }: { readonly parts: readonly RichPart[] }) {
  return parts.map((part, index) => {
    if (part.is === 'text') return part.text
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text do not change places
    if (part.is === 'break') return <br key={index} />
    return (
      <a
        key={index}
        href={part.url}
        target="_blank"
        rel={REL}
        style={part.color ? { color: part.color } : undefined}
      >
        {part.text}
      </a>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text do not change places
  })
}
