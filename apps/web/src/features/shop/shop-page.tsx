import { PACKAGES } from '@kahani/contracts/shop'
import { shopTexts as says } from '@kahani/contracts/texts/shop'
import { Alert } from '../../ui/alert.tsx'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { PackageCard } from './components/package-card.tsx'

const SHELVES = [
  { id: 'singles', label: says.singles, items: PACKAGES.filter(item => item.id.startsWith('single_')) },
  { id: 'bundles', label: says.bundles, items: PACKAGES.filter(item => !item.id.startsWith('single_')) },
]

export default function ShopPage() {
  return (
    <div className="page-width grid gap-7 py-8 sm:py-12">
      <PageMeta title={says.title} description={says.description} />
      <div>
        <h1 className="text-4xl">{says.heading}</h1>
        <BrushLine className="mt-2 h-2.5 w-24 text-marigold" />
        <p className="mt-4 text-lg text-ink-soft">{says.lead}</p>
      </div>
      <Alert variant="info" title={says.soonTitle}>
        {says.soon}
      </Alert>
      <Tabs defaultValue="singles">
        <TabList aria-label={says.tabsLabel}>
          {SHELVES.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
          <Tab value="subscriptions" disabled>
            {says.subscriptions}
          </Tab>
        </TabList>
        {SHELVES.map(({ id, items }) => (
          <TabPanel key={id} value={id} className="grid gap-6 md:grid-cols-2">
            {items.map(item => (
              <PackageCard key={item.id} item={item} />
            ))}
          </TabPanel>
        ))}
      </Tabs>
      <p className="rounded-drawn border-2 border-dashed border-line px-5 py-4 text-center">
        <strong className="font-display">{says.subscriptionsSoon}</strong>{' '}
        <span className="text-ink-soft">{says.subscriptionsWhen}</span>
      </p>
    </div>
  )
}
