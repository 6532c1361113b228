import type { components } from './schema.gen'

type Schemas = components['schemas']

export type User = Schemas['User']
export type Session = Schemas['Session']
export type Account = Schemas['AccountView']
export type Passkey = Schemas['PasskeyView']
export type PasskeyProof = Schemas['PasskeyAnswer']
export type ProofFields = Schemas['Proof']
export type ActivityEvent = Schemas['ActivityEvent']
export type OpenSession = Schemas['OpenSession']
export type DocumentType = Schemas['DocumentType']
export type Question = Schemas['Question']
export type Fact = Schemas['Fact']
export type Field = Schemas['Field']
export type PeopleBook = Schemas['PeopleBookView']
export type KnownPerson = Schemas['KnownPerson']
export type KnownEntry = Schemas['KnownEntry']
export type Law = Schemas['Law']
export type County = Schemas['County']
export type Claim = Schemas['Claim']
export type SiteCopy = Schemas['Copy']
export type CountyExample = Schemas['CountyExample']
export type Interview = Schemas['Interview']
export type Preview = Schemas['Preview']
export type KeyDate = Schemas['KeyDate']
export type Paper = Schemas['Paper']
export type Instrument = Schemas['Instrument']
export type Section = Schemas['Section']
export type Block = Schemas['Block']
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
export type Place = Schemas['Place']
export type CourtForm = Schemas['CourtForm']
export type ShareLink = Schemas['ShareLink']
export type TranscriptTurn = Schemas['TranscriptTurn']
export type Finding = Schemas['Finding']
export type Level = Schemas['Level']
export type LawInstrument = Schemas['LawInstrument']
export type LawClause = Schemas['LawClause']
export type LawFinding = Schemas['LawFinding']
export type LawSource = Schemas['Source']
export type OrderLine = Schemas['Line']
export type PaymentSettings = Schemas['PaymentSettings']
export type NewPayment = Schemas['NewPayment']
export type Bundle = Schemas['Bundle']
export type PaymentIntent = Schemas['PaymentIntent']
export type PaymentList = Schemas['PaymentList']
export type Payment = Schemas['PaymentView']
export type PaymentState = Schemas['PaymentState']
export type SupportRequest = Schemas['SupportRequest']
export type ContactMessage = Schemas['ContactMessage']
export type Condition = Schemas['Condition']
export type NewDocument = Schemas['NewDocument']
export type ChatMessage = Schemas['ChatMessage']
export type Progress = Schemas['ChatProgress']
export type Receipt = Schemas['ChatReceipt']

/** What the assistant replied. A server of the time before says neither how far one has come, nor who answered, nor what to show. */
export type ChatReply = Omit<Schemas['ChatReply'], LaterMember> &
  Partial<Pick<Schemas['ChatReply'], LaterMember>>
type LaterMember = 'progress' | 'receipt' | 'widget'
export type ChatWidget = Schemas['ChatWidget']
export type DangerKind = Schemas['DangerKind']
export type ChatSource = Schemas['ChatSource']
export type ChatAct = Schemas['ChatAct']
export type Proposal = Schemas['Proposal']
export type OpenProposal = Schemas['OpenProposal']
export type Problem = Schemas['Problem']
export type DocumentView = Schemas['Document']
export type Signing = Schemas['Signing']
export type Version = Schemas['VersionView']
export type Versions = Schemas['Versions']
export type VerifyAnswer = Schemas['VerifyAnswer']
export type VerifiedPaper = Schemas['VerifiedPaper']
export type VersionChanges = Schemas['VersionChanges']
export type ClauseChange = Schemas['ClauseChange']

/** Words, a date or an option; true or false for a checkbox. */
export type Answer = string | boolean

/** A document whose answers have been looked at: the contract leaves their kinds open. */
export type Document = Omit<DocumentView, 'answers'> & {
  answers: Record<string, Answer>
}

/** A change to a document. What is absent stays. */
export type DocumentChange = Partial<Omit<Schemas['DocumentChange'], 'answers'>> & {
  answers?: Record<string, Answer>
}
