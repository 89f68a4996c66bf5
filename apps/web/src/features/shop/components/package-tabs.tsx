import type { StoryCredits } from '@kahani/contracts/credits'
import { PACKAGES, type PackageId } from '@kahani/contracts/shop'
import { shopMessages as messages } from '@kahani/messages/en/shop'
import { Gift } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { cardState, type PendingPurchase } from '../model/purchase.ts'
import { PackageCard } from './package-card.tsx'

const TABS = [
  { id: 'singles', label: messages.singles, items: PACKAGES.filter(item => item.id.startsWith('single_')) },
  { id: 'bundles', label: messages.bundles, items: PACKAGES.filter(item => !item.id.startsWith('single_')) },
]

interface PackageTabsProps {
  pending: PendingPurchase | null
  credits: StoryCredits | undefined
  /** The package whose gift dialog is open. */
  giftPackageId: PackageId | null
  onBuy: (id: PackageId) => void
  onGift: (id: PackageId) => void
}

/** The packages in tabs, and a note on future subscriptions. */
export function PackageTabs({ pending, credits, giftPackageId, onBuy, onGift }: PackageTabsProps) {
  const [tab, setTab] = useState('singles')
  return (
    <>
      <Tabs value={tab} onValueChange={next => startTransition(() => setTab(next))}>
        <TabList aria-label={messages.tabsLabel}>
          {TABS.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
          <Tab value="subscriptions" disabled>
            {messages.subscriptions}
          </Tab>
        </TabList>
        {TABS.map(({ id, items }) => (
          <TabPanel key={id} value={id} className="grid gap-6 md:grid-cols-2">
            {items.map(item => (
              <PackageCard
                key={item.id}
                item={item}
                state={cardState(item.id, pending, credits)}
                gifting={giftPackageId === item.id}
                onBuy={() => onBuy(item.id)}
                onGift={() => onGift(item.id)}
              />
            ))}
          </TabPanel>
        ))}
      </Tabs>
      <p className="rounded-drawn border-2 border-dashed border-line px-5 py-4 text-center">
        <strong className="inline-block font-display">{messages.subscriptionsSoon}</strong>{' '}
        <span className="inline-block text-ink-soft">{messages.subscriptionsWhen}</span>
      </p>
      <Link to={paths.sentGifts()} className="text-link inline-flex min-h-11 items-center gap-2 justify-self-center">
        <Gift className="size-5" aria-hidden="true" />
        {messages.sentGifts}
      </Link>
    </>
  )
}
