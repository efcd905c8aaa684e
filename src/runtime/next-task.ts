type Scheduling = Window & {
  readonly scheduler?: { postTask?(task: () => void): Promise<void> }
}

/** Ends the current task: the code behind it runs in one of its own, before timers where the browser can. */
export function nextTask(window: Scheduling): Promise<void> {
  return window.scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve))
}
