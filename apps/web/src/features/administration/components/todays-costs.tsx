import type { Costs } from '@kahani/contracts/ai-calls'
import { formatPaise } from '@kahani/contracts/money'
import { adminCostsMessages } from '@kahani/messages/en/admin-costs'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { cn } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/card.tsx'
import { percentOf } from '../model/percent.ts'

const { today: messages } = adminCostsMessages

/** Today's cost and reservations against the daily budgets. */
export function TodaysCosts({ today }: { today: Costs['today'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{messages.title(adminListMessages.date(today.day))}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Budget
          title={messages.total}
          spent={today.costPaise}
          reserved={today.reservedPaise}
          budget={today.budgetPaise}
          variable="OPENAI_DAILY_BUDGET"
        />
        <Budget
          title={messages.free}
          spent={today.freeCostPaise}
          reserved={today.freeReservedPaise}
          budget={today.freeBudgetPaise}
          variable="OPENAI_DAILY_BUDGET_FREE"
        />
      </div>
    </section>
  )
}

interface BudgetProps {
  title: string
  /** Amounts in paise. */
  spent: number
  reserved: number
  budget: number | null
  /** The environment variable that sets the budget. */
  variable: string
}

function Budget({ title, spent, reserved, budget, variable }: BudgetProps) {
  return (
    <Card className="grid content-start gap-2">
      <h3>{title}</h3>
      <p>
        <strong className="font-display text-2xl tabular-nums">{messages.spent(formatPaise(spent))}</strong>
        <span className="block text-sm text-ink-soft">{messages.reserved(formatPaise(reserved))}</span>
      </p>
      {budget !== null && <BudgetBar spent={spent} reserved={reserved} budget={budget} />}
      <p className="text-sm">
        {budget === null
          ? messages.noBudget(variable)
          : messages.budget(formatPaise(budget), percentOf(spent + reserved, budget))}
      </p>
    </Card>
  )
}

/** Decorative: the text below has the same numbers. */
function BudgetBar({ spent, reserved, budget }: { spent: number; reserved: number; budget: number }) {
  const exceeded = spent + reserved > budget
  const total = Math.max(budget, spent + reserved, 1)
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 w-full rounded-full" aria-hidden="true">
      <rect width="100" height="4" className="fill-line" />
      <rect width={(100 * (spent + reserved)) / total} height="4" className="fill-marigold" />
      <rect width={(100 * spent) / total} height="4" className={cn(exceeded ? 'fill-brick' : 'fill-peacock')} />
    </svg>
  )
}
