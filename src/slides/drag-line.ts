import type { DragHandlers } from '../../legacy-shims/hammer'
import type { Line } from './line'

export interface LineDrag {
  readonly line: Line
  readonly onBegin?: () => void
  /** The drag has ended. @param drag the line's offsets before and now, the pointer's distance (px), and the stop before */
  readonly onEnd: (drag: { from: number; to: number; index: number; deltaPx: number }) => void
}

/** The handlers by which `followDrag` moves a line. */
export function dragLine({ line, onBegin, onEnd }: LineDrag): DragHandlers {
  let from = 0
  let index = 0
  const end = (deltaPx: number) => onEnd({ from, to: line.offset(), index, deltaPx })
  return {
    begin() {
      index = line.index()
      line.hold()
      from = line.offset()
      onBegin?.()
    },
    move: ({ x }) => line.pull(x),
    end({ x }) {
      line.pull(x)
      end(x)
    },
    cancel: () => end(0),
  }
}
