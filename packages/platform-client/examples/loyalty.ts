/** Prints a member's points, where they came from and how to earn more. */
import { login } from '@galleria/platform-client/authentication'
import {
  getLoyaltyProgram,
  getMyLoyaltyAccount,
  listEarningRules,
  listLoyaltyTiers,
  queryLoyaltyTransactions,
} from '@galleria/platform-client/loyalty'
import { loyaltyTransactionQuery, query } from '@galleria/platform-client/query'
import { memberOf, visitor } from './lib/session.ts'
import { ada } from './lib/site.ts'

const client = await visitor()
const { sessionToken } = await login(client, { loginId: { email: ada.email }, password: ada.password })
if (!sessionToken) throw new Error('Ada cannot sign in')
const member = await memberOf(client, sessionToken)

const { loyaltyProgram } = await getLoyaltyProgram(client)
const { account } = await getMyLoyaltyAccount(member)
const { tiers } = await listLoyaltyTiers(client)
const tier = tiers.find(({ id }) => id === account?.tier?.id)?.tierDefinition.name ?? 'the first tier'
console.log(loyaltyProgram.name, 'holds', account?.points.balance ?? 0, 'points of a member of', tier)

const recent = query(loyaltyTransactionQuery).sort('createdDate', 'DESC').limit(5).build()
const { loyaltyTransactions } = await queryLoyaltyTransactions(member, { query: recent })
for (const { transactionType, amount, description } of loyaltyTransactions)
  console.log(transactionType, amount, description)

const { earningRules } = await listEarningRules(client)
for (const { title, status } of earningRules) console.log('Earn by:', title, status)
