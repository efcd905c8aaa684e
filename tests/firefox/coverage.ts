import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { FAILS, LEFT_OUT } from './left-out'

/** Says at the end of a run how much of the browser tests Firefox has shown, and why not the rest. */
class Coverage implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd() {
    const counts = new Map<string, number>()
    for (const { annotations } of this.tests.filter((test) => test.outcome() === 'skipped')) {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'not reached'
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    const asExpected = this.tests.filter((test) => test.outcome() === 'expected')
    const passed = asExpected.filter(({ expectedStatus }) => expectedStatus === 'passed').length
    console.log(`\nIn Firefox: ${passed} of ${this.tests.length} tests passed.`)
    for (const [reason, count] of counts) console.log(`  ${count} left out: ${reason}`)
    for (const { title, reason } of FAILS) console.log(`  known to fail, ${title.source}: ${reason}`)
    for (const { title, reason } of LEFT_OUT) console.log(`  never started, ${title.source}: ${reason}`)
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default Coverage
