import type { PrimaryValue } from '@kahani/contracts/options'

export type BuiltInValue = Exclude<PrimaryValue, 'custom'>

/** "not", "she should stop", "don't be". */
const NOT =
  "(?:not|no|never|do not|don'?t|stop(?:ping)?|without|avoid(?:ing)?|less)(?: (?:to|be|being|get|getting|feel|feeling|tell|telling|say|saying|any|so|too|more|the|her|his|their|of))*"
const OWN = '(?:his|her|their|your|my|our|own|the|a|all)'
/** "the baby", "her little brother", "others", "animals". */
const SOMEBODY =
  '(?:others?|people|every(?:one|body)|some(?:one|body)|animals?|(?:grand ?)?parents?|elders?|(?:big |little |baby |younger |elder )?(?:brothers?|sisters?|siblings?)|cousins?|(?:the )?baby|friends?|teachers?|mumm?(?:y|a)|mom|mother|papa|dad(?:dy)?|father|bade?on?|sab|amma|appa|dad[ai]|nan[ai])'

/**
 * Words by which families name a value of the form, in English and in Indian languages, as `IDEA_WORDS` does for ideas.
 * Of the entries that match at one place, the longest counts: "taking care of his toys" is no kindness.
 */
export const VALUE_WORDS: Readonly<Record<BuiltInValue, { latin: string; scripts: string }>> = {
  kindness: {
    latin: `kind(?:ness|ly|er)?|kind-?hearted\\w*|warm-?hearted\\w*|(?<!ask(?:ing)? for )help(?:s|ing|ful|fulness)?|car(?:e|es|ing)|tak(?:e|es|ing) care of|look(?:s|ing)? after|empath\\w+|compassion\\w*|gentle\\w*|selfless\\w*|(?:being |be )?(?:nice|good|sweet|loving) to(?:wards)?|lov(?:e|ing) (?:for |to |towards )?(?:${OWN} )*${SOMEBODY}|${NOT} (?:hit|beat|push|bit|bite|kick|pinch|hurt|slap|scratch|teas|bull|fight|tear|pull)\\w*|${NOT} (?:mean|cruel|unkind|violent)|daya(?:lu|luta)?|karuna|ma+da+d|meherbani|meharbani|seva|(?:hit|fight|jhagda|ladai|maar(?:na|peet)?|mar(?:na|o)) (?:nahi?n?|na|mat)|mat (?:maa?ro|lado)|kisi ko nahi?n? maa?rna`,
    scripts:
      'दया दयालु करुणा मदद_कर मदद सहायता सेवा ख़याल_रख ख्याल_रख मारना_नहीं मत_मारो माणुसकी দয়া সাহায্য কৃপা கருணை இரக்கம் அன்பாக உதவி దయ సహాయం కరుణ ದಯೆ ಸಹಾಯ ಕರುಣೆ ദയ സഹായ കരുണ દયા મદદ ਦਇਆ ਮਦਦ مہربانی رحم مدد',
  },
  honesty: {
    latin: `honest\\w*|truth\\w*|integrity|sincer\\w+|lying(?! down)|lies?(?! (?:in|on|down)\\b)|cheat\\w*|steal\\w*|(?:own|owning) up|admit\\w*|confess\\w*|(?:say|saying|says) sorry|apologi\\w+|sach(?:ai|cha[iy]?|chai)?|sacchai|i+ma+nda+r\\w*|eemaa?nda+r\\w*|jh?oo?th?|chori|maa?fi (?:maa?ngna)?|sorry bolna|satya|unmai|nermai|nijayithi`,
    scripts:
      'सच सच्चाई सच्चा सत्य ईमानदार इमानदार झूठ माफ़ी माफी चोरी प्रामाणिक खरे खोटे সত্য সততা মিথ্যা உண்மை நேர்மை பொய் నిజం నిజాయితీ అబద్ధ సత్యం ಸತ್ಯ ಪ್ರಾಮಾಣಿಕ ಸುಳ್ಳು സത്യം സത്യസന്ധ നുണ સાચું સત્ય પ્રામાણિક જૂઠ ਸੱਚ ਇਮਾਨਦਾਰ ਝੂਠ سچ ایمانداری جھوٹ',
  },
  perseverance: {
    latin: `persever\\w+|persist\\w*|determin\\w+|resilien\\w+|grit|steadfast\\w*|consisten\\w+|dedicat\\w+|${NOT} (?:giv(?:e|es|ing) up|quit\\w*|stop(?:ping)? trying|los(?:e|ing) heart)|keep(?:s|ing)? (?:on )?(?:trying|going|practi[sc]ing)|try(?:ing)? (?:very |really |harder|hard|until|till|${OWN} best)(?: hard)?|do(?:ing)? ${OWN} best|practi[sc](?:e|es|ing)|finish\\w* what|mehnat\\w*|mehanat|parishram|koshish\\w*|lagan|haa?r (?:na|nahi?n?|mat|kabhi)\\b|himmat (?:na|nahi?n?|mat) haa?r\\w*|mat haa?ro|vidamuyarchi|muyarchi`,
    scripts:
      'मेहनत परिश्रम कोशिश लगन हार_न हार_मत हिम्मत_मत_हार हिम्मत_न_हार चिकाटी जिद्द পরিশ্রম চেষ্টা অধ্যবসায় விடாமுயற்சி முயற்சி கஷ்டப்பட పట్టుదల ప్రయత్న కష్టపడ ಪರಿಶ್ರಮ ಪ್ರಯತ್ನ ಛಲ പരിശ്രമ കഠിനാധ്വാന મહેનત પ્રયત્ન ਮਿਹਨਤ ਕੋਸ਼ਿਸ਼ محنت کوشش',
  },
  gratitude: {
    latin: `grat(?:itude|eful\\w*)|thank\\w*|apprecia\\w+|content(?:ed|ment)|(?:happy|satisfied|content) with what|shukr\\w+|shukar\\w*|dhanya?v?wa?a?d|aabha+r|abha+r\\w*|kritagya\\w*|nandri`,
    scripts:
      'आभार शुक्रिया धन्यवाद कृतज्ञ शुक्रगुज़ार ধন্যবাদ কৃতজ্ঞ நன்றி కృతజ్ఞత ధన్యవాద ಕೃತಜ್ಞತೆ ಧನ್ಯವಾದ നന്ദി കൃതജ്ഞത આભાર કૃતજ્ઞ ਧੰਨਵਾਦ ਸ਼ੁਕਰ شکریہ شکر',
  },
  sharing: {
    latin: `shar(?:e|es|ing)(?! (?:${OWN} )*(?:feelings?|secrets?|problems?|worries))|${NOT} (?:selfish|greedy)|baa?nt ?(?:na|ke|kar|kar ke)|baa?nt(?:na|o)|mil[- ]?baa?nt\\w*|mil[- ](?:jul|ba(?:nt|at)) ?kar\\w*|share (?:karna|karo)|pagirdhal`,
    scripts:
      'बांटना बाँटना बांट बाँट मिल-बांट मिल-बाँट वाटून वाटणे ভাগ_কর ভাগাভাগি பகிர்தல் பகிர் పంచుకో ಹಂಚಿಕೊ ಹಂಚು പങ്കിട പങ്കുവ વહેંચવું વહેંચ ਵੰਡ بانٹنا',
  },
  courage: {
    latin: `courag\\w+|brave\\w*|bravery|bold\\w*|fearless\\w*|${NOT} (?:afraid|scared|fears?|fearful|frightened|shy|nervous|worry|worrying)|(?:overcom|fac|conquer)\\w* (?:${OWN} )*(?:fears?|shyness|stage fright)|stand(?:s|ing)? up (?:to|for)|speak(?:s|ing)? up|(?:be(?:ing)?|stay(?:ing)?) strong|strength|himm?at\\w*|baha+duri?|sa+ha+s(?:i|ik)?|hausla|nidar\\w*|dar(?:na|o)? (?:mat|nahi?n?|na)|mat da?ro|veeram|dhairiyam|thairiyam|dhairyam`,
    scripts:
      'हिम्मत बहादुर साहस हौसला निडर वीरता डरना_नहीं मत_डर डरो_मत धाडस शूर সাহস தைரியம் வீரம் துணிச்சல் ధైర్యం సాహసం ಧೈರ್ಯ ಸಾಹಸ ധൈര്യ ധീര હિંમત સાહસ બહાદુર ਹਿੰਮਤ ਬਹਾਦਰ ਦਲੇਰ ہمت بہادری حوصلہ',
  },
  respect: {
    latin: `respect\\w*|polite\\w*|(?:good )?manners?|courte\\w+|obey\\w*|obedien\\w+|listen(?:s|ing)? to (?:${OWN} )*${SOMEBODY}|(?:say|saying|says) please|please and thank ?you|magic words|${NOT} (?:rude|interrupt\\w*|talk(?:s|ing)? back|shout\\w*|back ?answer\\w*)|a+dar|izz?at|samma+n|(?:baat|kehna|kahna) maa?n\\w*|tamee?z|tehzee?b|tahzee?b|mariyadhai|gaurava`,
    scripts:
      'आदर सम्मान इज़्ज़त इज्जत तमीज़ तमीज तहज़ीब आज्ञा बात_मान कहना_मान শ্রদ্ধা সম্মান மரியாதை గౌరవం గౌరవ మర్యాద ಗೌರವ ಮರ್ಯಾದೆ ബഹുമാന ആദരവ് આદર માન સન્માન ਸਤਿਕਾਰ ਆਦਰ ਇੱਜ਼ਤ احترام عزت ادب',
  },
  responsibility: {
    latin: `responsib\\w+|accountab\\w+|reliab\\w+|dut(?:y|ies)|keep(?:s|ing)? (?:${OWN} )*(?:promises?|word)|independen\\w+|self[- ]relian\\w+|(?:by|on) (?:him|her|them|your|my|our|one)(?:self|selves)|on (?:his|her|their|your|my) own|(?:tak(?:e|ing) care of|car(?:e|ing) for|look(?:s|ing)? after|clean(?:ing)?|tidy(?:ing)?|arrang(?:e|ing)|put(?:ting)? away|pick(?:ing)? up|keep(?:ing)?)(?: up)? (?:${OWN} )*(?:toys?|things?|books?|rooms?|belongings|clothes|plants?|pets?|dogs?|puppy|bag|stuff|desk)|tidy\\w*|clean(?:ing)? up|chores|help\\w* (?:\\w+ ){0,4}(?:chores|housework)|home ?work|zimm?eda+r\\w*|jimm?eda+r\\w*|farz|apn(?:i|e|a) (?:\\w+ )?(?:ka+m )?(?:khud|sambha+l\\w*|rakhna)|khud (?:se )?(?:kar\\w*|sambha+l\\w*)|poruppu|badhyata`,
    scripts:
      'ज़िम्मेदार जिम्मेदार ज़िम्मेवार जिम्मेवार जबाबदार जबाबदारी कर्तव्य अपना_काम_खुद अपना_काम_ख़ुद দায়িত্ব কর্তব্য பொறுப்பு కర్తవ్యం బాధ్యత ಜವಾಬ್ದಾರಿ ಕರ್ತವ್ಯ ഉത്തരവാദിത്ത ചുമതല જવાબદારી ਜ਼ਿੰਮੇਵਾਰ ਜ਼ਿੰਮੇਦਾਰ ذمہ داری',
  },
  curiosity: {
    latin: `curio\\w+|inquisitive\\w*|ask(?:s|ing)? (?:\\w+ )?questions?|wonder(?:s|ing)?|explor(?:e|es|ing)|discover\\w*|(?:learn|try)(?:s|ing)? (?:\\w+ )?new|love (?:of|for) (?:learning|reading|books|knowledge)|open[- ]minded\\w*|jigyas\\w*|(?:sawaa?l|prash?n) p(?:oo|u)c?h\\w*|(?:nayi|naye|naya) (?:cheez\\w*|baa?tein?)|aarvam|kuthuhalam`,
    scripts:
      'जिज्ञासा जिज्ञासु उत्सुक सवाल_पूछ प्रश्न_पूछ कुतूहल কৌতূহল জিজ্ঞাসা ஆர்வம் கேள்வி_கேட் కుతూహల ఆసక్తి ಕುತೂಹಲ ಜಿಜ್ಞಾಸೆ ജിജ്ഞാസ കൗതുക જિજ્ઞાસા કુતૂહલ ਜਿਗਿਆਸਾ ਉਤਸੁਕ تجسس',
  },
  friendship: {
    latin: `friend(?:s|ship|ships|ly|liness)?|loyal\\w*|includ(?:e|es|ing) (?:others|every\\w+|all)|play(?:s|ing)? together|get(?:s|ting)? along|dost\\w*|mitra(?:ta)?|maitri|yaari|natpu|sneham?`,
    scripts:
      'दोस्ती दोस्त मित्रता मित्र मैत्री বন্ধুত্ব বন্ধু நட்பு நண்பர் స్నేహం స్నేహితు ಸ್ನೇಹ ಗೆಳೆತನ സൗഹൃദ കൂട്ടുകാ મિત્રતા દોસ્તી મિત્ર ਦੋਸਤੀ ਮਿੱਤਰਤਾ دوستی دوست',
  },
}
