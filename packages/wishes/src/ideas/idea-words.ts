import type { Idea } from './ideas.ts'

/**
 * Words by which families name an idea: in English and in Indian languages, written in Latin letters and in their own scripts.
 * A Latin entry is the pattern of whole words; any other one is found within words too, since those take endings.
 */
export const IDEA_WORDS: Readonly<Record<Idea, { latin: string; scripts: string }>> = {
  train: {
    latin:
      'trains?|railways?|railway stations?|locomotives?|steam engines?|metro|rajdhani|vande bharat|rel ?ga?adi|rail ?ga?adi|chuk ?chuk|chhuk ?chhuk|toy trains?|station masters?',
    scripts: 'ट्रेन रेल आगगाडी ট্রেন রেলগাড়ি ரயில் தொடர்வண்டி రైలు ರೈಲು തീവണ്ടി ട്രെയിൻ ટ્રેન રેલગાડી ਰੇਲ ਟ੍ਰੇਨ ٹرین ریل ଟ୍ରେନ',
  },
  dinosaurs: {
    latin:
      'dinos?|din[ao]s(?:au|ua|a|o)rs?|t[ -]?rex|tyrannosaur\\w*|triceratops|brachiosaur\\w*|stegosaur\\w*|jurassic|diplodocus|fossils?',
    scripts: 'डायनासोर डाइनोसोर डायनोसोर ডাইনোসর டைனோசர் డైనోసార్ ಡೈನೋಸಾರ್ ദിനോസർ ഡൈനോസർ ડાયનાસોર ਡਾਇਨਾਸੋਰ ڈائنوسار',
  },
  'new-baby': {
    latin:
      'new ?born|new baby|na(?:ya|yi) baby|(?:didi|bhaiya) ban(?:ne|ega|egi)|(?:have|having|expecting) (?:a|another|our) (?:baby|child)|baby (?:is )?(?:coming|due|on the way)|pregnan\\w*|baby (?:brother|sister)|new (?:little )?(?:brother|sister|sibling)|(?:little )?sibling|(?:big|elder) (?:brother|sister)(?= (?:now|soon))|becom\\w+ an? (?:big|elder) (?:brother|sister)|(?:nanha|nanhi|chota|chhota|choti|chhoti) (?:bhai|behen|bahen|bhaiya|mehman|baby)|thambi papa|thangachi papa',
    scripts:
      'नवजात नन्हा_मेहमान नन्हा_भाई नन्ही_बहन छोटा_भाई छोटी_बहन नया_बच्चा नया_भाई नई_बहन नयी_बहन নতুন_শিশু ছোট_ভাই ছোট_বোন ছোট্ট_ভাই ছোট্ট_বোন নতুন_ভাই নতুন_বোন নয়া_বোন தம்பி_பாப்பா தங்கச்சி_பாப்பா புதிய_குழந்தை కొత్త_పాప కొత్త_చెల్లి కొత్త_తమ్ముడు చిన్న_తమ్ముడు ಹೊಸ_ಮಗು കുഞ്ഞുവാവ નાનો_ભાઈ નાની_બહેન ਨਵਾਂ_ਬੱਚਾ',
  },
  'first-day-of-school': {
    latin:
      'first day (?:of|at|in) (?:the |his |her |their |a |new |big )*(?:school|class|kindergarten|nursery|playschool)|(?:starts?|starting|start of|going to|join(?:s|ing)?|new|big) (?:new |big |play)?(?:school|kindergarten|nursery|playschool)|school (?:ka )?pehla din|pehla din school|playschool|kindergarten',
    scripts: 'स्कूल विद्यालय पाठशाला शाळा স্কুল বিদ্যালয় பள்ளி పాఠశాల బడి ಶಾಲೆ സ്കൂൾ വിദ്യാലയം શાળા સ્કૂલ ਸਕੂਲ اسکول',
  },
  'moving-house': {
    latin:
      '(?:moving|moved|move|shifting|shifted|shift)(?: (?:to|into|from))? (?:(?:a|an|our|the|his|her|their|new|another|bigger|different) )*(?:house|home|flat|apartment|city|town|place)|(?:moving|shifting)(?: house| home)?$|new (?:house|home|flat|apartment)|house ?warming|naya ghar|naye ghar|ghar (?:shift|chhod)\\w*|ghar badal\\w*|(?:moving|shifting|relocating) (?:from \\w+ )?to \\w+|griha ?pravesh|gruha ?pravesh\\w*',
    scripts:
      'नया_घर नए_घर नये_घर गृह_प्रवेश गृहप्रवेश घर_बदल নতুন_বাড়ি புதிய_வீடு புது_வீடு కొత్త_ఇల్లు ಹೊಸ_ಮನೆ പുതിയ_വീട് નવું_ઘર નવા_ઘર ਨਵਾਂ_ਘਰ ਨਵੇਂ_ਘਰ',
  },
  hospital: {
    latin:
      'hospitals?|doctors?|injections?|operations?|surgery|vaccin\\w+|dentists?|nurses?|clinics?|check[- ]?ups?|aspata?al|haspatal|aspatal|daa?ktar|sui',
    scripts:
      'अस्पताल डॉक्टर डाक्टर रुग्णालय दवाखाना सुई হাসপাতাল ডাক্তার மருத்துவமனை மருத்துவர் டாக்டர் ఆసుపత్రి డాక్టర్ ಆಸ್ಪತ್ರೆ ವೈದ್ಯ ആശുപത്രി ഡോക്ടർ હોસ્પિટલ ડૉક્ટર ਹਸਪਤਾਲ ਡਾਕਟਰ ہسپتال ڈاکٹر',
  },
  dark: {
    latin:
      '(?:the )?dark(?:ness)?(?! ?(?:skin\\w*|hair|brown|blue|green|colou?r\\w*|complexion\\w*|chocolate|circles))|night ?lights?|power ?cuts?|lights? (?:out|off)|shadows?|andher[ae]|andhkar|afraid of the night|sleep(?:ing)? alone',
    scripts: 'अंधेरा अंधेरे अँधेरा अँधेरे अंधार অন্ধকার இருட்டு இருள் చీకటి ಕತ್ತಲೆ ಕತ್ತಲು ഇരുട്ട് અંધારું અંધારા ਹਨੇਰਾ ਹਨੇਰੇ اندھیرا اندھیرے',
  },
  birthday: {
    latin:
      "birthdays?|b'?days?|birthday part(?:y|ies)|janam ?din|janma?din|janmadin|saalgirah|pirantha ?naal|happy budday",
    scripts:
      'जन्मदिन जनमदिन बर्थडे वाढदिवस জন্মদিন பிறந்தநாள் பிறந்த_நாள் పుట్టినరోజు పుట్టిన_రోజు ಹುಟ್ಟುಹಬ್ಬ പിറന്നാൾ ജന്മദിനം જન્મદિવસ ਜਨਮਦਿਨ ਜਨਮ_ਦਿਨ سالگرہ',
  },
  diwali: {
    latin: 'diwali|deepavali|dipavali|deewali|divali|deepawali|dee?p(?:ak)?s?|diyas?|rangolis?|lakshmi puja',
    scripts: 'दिवाली दीपावली दीवाली दीये दिवाळी দীপাবলি দিওয়ালি தீபாவளி దీపావళి ದೀಪಾವಳಿ ദീപാവലി દિવાળી ਦੀਵਾਲੀ دیوالی',
  },
  eid: {
    latin:
      'eid|id[- ]ul[- ]fitr|eid[- ](?:ul|al)[- ](?:fitr|adha)|bakrid|bakr[- ]eid|ramadan|ramzan|ramadhan|iftar|eidi|sevai?yan|sheer khurma',
    scripts: 'ईद रमज़ान रमजान ঈদ রমজান ஈத் ரம்ஜான் ఈద్ రంజాన్ ಈದ್ ರಂಜಾನ್ ഈദ് പെരുന്നാൾ റമദാൻ ઈદ ਈਦ عید رمضان',
  },
  christmas: {
    latin: 'christmas|x-?mas|santa(?: claus)?|christmas trees?|bada ?din|natal',
    scripts:
      'क्रिसमस बड़ा_दिन सांता नाताळ বড়দিন ক্রিসমাস கிறிஸ்துமஸ் క్రిస్మస్ ಕ್ರಿಸ್‌ಮಸ್ ಕ್ರಿಸ್ಮಸ್ ക്രിസ്തുമസ് ക്രിസ്മസ് ક્રિસમસ નાતાલ ਕ੍ਰਿਸਮਸ کرسمس',
  },
  pongal: {
    latin: 'pongal|mattu pongal',
    scripts: 'पोंगल பொங்கல் పొంగల్ ಪೊಂಗಲ್ പൊങ്കൽ',
  },
  onam: {
    latin: 'onam|pookk?alam|maha?bali|maveli|vallam ?kali|onasadya',
    scripts: 'ओणम ഓണം പൂക്കളം ஓணம் ఓణం ಓಣಂ ওনাম ઓણમ',
  },
  cricket: {
    latin:
      'cricket|cricketers?|(?<!football |fifa |hockey )world cup|wankhede|bumrah|dhoni|gully cricket|ipl|batting|bowling|bowlers?|batsm[ae]n|batters?|sixers?|wickets?',
    scripts: 'क्रिकेट ক্রিকেট கிரிக்கெட் క్రికెట్ ಕ್ರಿಕೆಟ್ ക്രിക്കറ്റ് ક્રિકેટ ਕ੍ਰਿਕਟ کرکٹ',
  },
  dance: {
    latin:
      'danc(?:e|es|ing|ers?)|bharat ?natyam|bharatanatyam|kathak|odissi|kuchipudi|kathakali|mohiniyattam|garba|bhangra|ballet|naach\\w*|nritya|ghungroos?',
    scripts:
      'नृत्य नाच डांस डान्स भरतनाट्यम कथक নাচ নৃত্য நடனம் பரதநாட்டியம் నాట్యం డాన్స్ ನೃತ್ಯ ನಾಟ್ಯ നൃത്തം ഡാൻസ് નૃત્ય નાચ ગરબા ਨਾਚ ਭੰਗੜਾ رقص ناچ',
  },
  sea: {
    latin:
      '(?:the )?seas?|sea ?sides?|beach(?:es)?|oceans?|sand ?castles?|sea ?shells?|samund(?:ar|er)|samudra|samundra|goa|marina beach|juhu|kadal',
    scripts: 'समुद्र समंदर सागर সমুদ্র সাগর கடல் கடற்கரை సముద్రం బీచ్ ಸಮುದ್ರ ಕಡಲ കടൽ ബീച്ച് દરિયો દરિયા સમુદ્ર ਸਮੁੰਦਰ سمندر',
  },
  snow: {
    latin:
      'snow(?!y\\b(?! (?:day|night|mountain|hill|peak|weather|place|land|world)))\\w*|mountains?|himalayas?|himalayan|ski(?:ing)?|manali|shimla|kashmir|ladakh|sledg\\w+|ice(?![ -]?cream)|baraf|barf|pahaa?r|pahaa?d|parvat|everest',
    scripts:
      'बर्फ बरफ़ बर्फ़ पहाड़ पर्वत हिमालय বরফ পাহাড় பனி மலை மலைகள் మంచు పర్వత కొండ ಹಿಮ ಪರ್ವತ ಬೆಟ್ಟ മഞ്ഞ് બરફ પહાડ પર્વત ਬਰਫ਼ ਪਹਾੜ برف پہاڑ',
  },
  vehicles: {
    latin:
      'cars?|lorr(?:y|ies)|trucks?|jcbs?|excavators?|diggers?|dump(?:er)? trucks?|fire ?engines?|fire trucks?|bulldozers?|tractors?|bus(?:es)?|vehicles?|race ?cars?|racing cars?|jeeps?|vans?|ga+d(?:i|iyan|iyaan)|motor ?bikes?|autos?|auto ?rickshaws?|cranes?',
    scripts:
      'कार गाड़ी गाड़ियाँ गाड़ियां गाडी ट्रक लॉरी जेसीबी গাড়ি ট্রাক கார் லாரி வண்டி కారు లారీ బండి ಕಾರು ಲಾರಿ ಗಾಡಿ കാർ ലോറി വണ്ടി ગાડી ટ્રક ਗੱਡੀ ਟਰੱਕ گاڑی ٹرک',
  },
  elephants: {
    latin: 'elephants?|elephant calf|haa?thi(?:yon)?|yaanai|gaj(?:raj)?|tuskers?|baby elephants?',
    scripts: 'हाथी हाथि हत्ती गजराज হাতি யானை ఏనుగు ಆನೆ ആന હાથી ହାତୀ ਹਾਥੀ ہاتھی',
  },
  garden: {
    latin:
      'gardens?|gardening|plants?|planting|flowers?|seeds?|sapling\\w*|bag(?:ee|i)cha|phool|paudh[ae]|paudhe|baag|kheti|roses?|sunflowers?',
    scripts:
      'बगीचा बगीचे बाग पौधा पौधे फूल बाग़ বাগান ফুল গাছ தோட்டம் செடி మొక్క తోట పువ్వు ತೋಟ ಗಿಡ ಹೂವು തോട്ടം ചെടി പൂന്തോട്ടം બગીચો છોડ ફૂલ ਬਾਗ਼ ਬਾਗ ਫੁੱਲ باغ پھول',
  },
}
