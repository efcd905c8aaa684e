export interface SingleFlightOptions {
  /** @param isOutdated whether the request has to be repeated, so that its answer is to be dropped */
  readonly send: (isOutdated: () => boolean) => Promise<void>
  readonly onSettled: () => void
  readonly signal: AbortSignal
}

/** Sends a request so that at most one is under way. */
export interface SingleFlight {
  isUnderWay(): boolean
  /** Sends the request, or repeats the one under way after its answer. */
  request(): void
  /** Repeats a request under way after its answer. */
  invalidate(): void
}

export function createSingleFlight({ send, onSettled, signal }: SingleFlightOptions): SingleFlight {
  let isUnderWay = false
  let isOutdated = false

  async function sendUntilSettled() {
    isUnderWay = true
    do {
      isOutdated = false
      await send(() => isOutdated)
    } while (isOutdated && !signal.aborted)
    isUnderWay = false
    onSettled()
  }

  return {
    isUnderWay: () => isUnderWay,
    request() {
      if (isUnderWay) isOutdated = true
      else if (!signal.aborted) void sendUntilSettled()
    },
    invalidate() {
      if (isUnderWay) isOutdated = true
    },
  }
}
