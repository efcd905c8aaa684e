import { text } from '../../../../src/page/text'

const HEART = 'M8 14S1.5 10 1.5 5.7A3.4 3.4 0 0 1 8 4.2a3.4 3.4 0 0 1 6.5 1.5C14.5 10 8 14 8 14z'
const THUMB =
  'M2 7h2.5v7H2zM6.5 7l3-5c1.2 0 1.8 1 1.5 2.2L10.4 7H14c.8 0 1 .8.9 1.4l-1 4.6c-.1.6-.6 1-1.2 1H6.5z'
const FACE = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z'
const EYES = 'M5.7 6v1M10.3 6v1'
const FROWN = 'M5.2 12a3 3 0 0 1 5.6 0'

interface Drawing {
  readonly shape: string
  /** The lines on the shape. */
  readonly lines?: string
}

const DRAWINGS = {
  like: { shape: THUMB },
  love: { shape: HEART },
  haha: { shape: FACE, lines: `${EYES}M4.5 9h7a3.5 3.5 0 0 1-7 0z` },
  wow: { shape: FACE, lines: `${EYES}M8 9a1.5 1.8 0 1 1 0 3.6A1.5 1.8 0 1 1 8 9z` },
  sad: { shape: FACE, lines: EYES + FROWN },
  angry: { shape: FACE, lines: `${EYES}${FROWN}M4.2 4.6l2.3 1M11.8 4.6l-2.3 1` },
} satisfies Record<string, Drawing>
export type IconType = keyof typeof DRAWINGS

const NAMES: Readonly<Record<IconType, () => string>> = {
  like: () => text('network.like', 'like'),
  love: () => text('network.love', 'love'),
  haha: () => text('network.haha', 'haha'),
  wow: () => text('network.wow', 'wow'),
  sad: () => text('network.sad', 'sad'),
  angry: () => text('network.angry', 'angry'),
}

/** The plugin's CSS gives these another background than the faces. */
const DARK: readonly IconType[] = ['like', 'love']

/** A reaction's icon, with its name for screen readers (contract 05 §6.1). */
export function ReactionIcon({ type }: { readonly type: IconType }) {
  const { shape, lines = '' }: Drawing = DRAWINGS[type]
  const ground = <Shape d={shape} fill="currentColor" className="cff-svg-bg" />
  return (
    <span className={`cff-${type} cff-icon`} role="img" aria-label={NAMES[type]()}>
      <Shape d={shape + lines} fill="none" stroke="currentColor" />
      {DARK.includes(type) ? <span className="cff-svg-bg-dark">{ground}</span> : ground}
    </span>
  )
}

/** The thumb alone, beside a number. */
export const LikeIcon = () => <Shape d={THUMB} fill="none" stroke="currentColor" />

interface ShapeProps {
  readonly d: string
  readonly fill: string
  readonly stroke?: string
  readonly className?: string
}

/** The path has the colours, because the plugin's CSS sets one colour on the whole `svg`. */
const Shape = ({ className, ...path }: ShapeProps) => (
  <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path {...path} />
  </svg>
)
