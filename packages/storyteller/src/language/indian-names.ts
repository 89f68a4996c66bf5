/**
 * Given names of India that `gender-detection-from-name` does not know, or for which it is wrong in India. They take
 * precedence over it. Lower case, in alphabetical order.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const GIRLS = words(`
  aadvika aafreen aaradhya aarvi aavya adrija adwika agrima ahaana aisiri akansha alamelu alankrita aleyamma alpana
  ammini ammu amodini amoolya amrapali amudha anandita anasuya ancy anindita annamma annapurna ansu anuradha aparajita
  apeksha apoorva aradhana aradhya aratrika arohi arundhati asees atharvi avika avisha babli barnali barsha
  bhagyalakshmi bhagyashree bhanupriya bharati bhavani bhoomi bhoomika bhumi bhumika bhuvana bhuvaneshwari bidisha
  bincy binita bipasha blessy chahat chahna chaitali chandana chandni chandrika chandrima charitha charulata chhavi
  chhaya chinmayi chinnamma chitra chitrakshi chitrangada damini darshana debjani debolina deepa deepali deepshikha
  deepti devaki devasree devyani dhanalakshmi dhruvika diksha dilnaz dipali dipti ditya dityaa divija divleen divyanka
  draupadi durga dvita ekta eshanvi ezhilarasi falguni fareeda gahana gangamma gargee garima geeta geetanjali geetha
  gitanjali godavari gomathi gudiya gunika gunjan hanvika hemalatha hemlata hetal hetvika hiral hita hridya idhika
  ilakkiya inaayat indumathi ipshita ira ishrat ishwari ivika jagriti jahanara jasoda jayashree jayitri jeevika
  jhilmil jhumpa jigna jincy jivika joyita jwala kadambari kadambini kakoli kalpana kamakshi kamini kanaka kanchana
  kankana kanmani kaushalya kaveri kaveti kavini kavyanjali kayalvizhi keertana ketaki khushboo khyati kinjal koel
  kokila krishika krishvi kritvi krupa kshama kshirin kuhu kumudini kunti kusum kuyili laado laboni lajwanti lakshika
  lakshita lalima larisha lata latha laxmi levika likhitha likitha lipika lohitha lopamudra madhubala madhumita
  madhura madhuri maithili maitreyi malarvizhi malathi malati malavika mamata manaswini mandira manjari manjiri
  manjula manjusha manorama manseerat mariamma maushmi meenal meenu mehnaz mehrunisa minakshi mirnalini mita mitali
  moksha mokshita moumita mridvika mrinalini mrunal mrunmayee mugdha mumtaj munni muthulakshmi naavya nabanita nagma
  narmada nazreen neeharika neelima neeraja neerja neeta nehmat nikita nilima nilofer niloufer nimisha nirupama nirvi
  nishika nitara niti nivanshi nutan nyasa oindrila oishi ovi padma padmaja padmavathi padmini pakhi panchali parinaaz
  parineeta parineeti parisha paromita parul parvathi parveen paulomi payal phalguni phool pihu piyali poongodi poorna
  poornima poorvi poorvika prabhleen pradnya pragati prajakta prakriti pramila pranali pranati pranavika pranjali
  pranvi prarthna pratibha pratiksha pratima pratyusha preetha preeti pritha pritika priyadarshini priyamvada
  priyanshi punita purnima pushpa raahi raashi rachita ragini rajalakshmi rajashree rajeshwari rakhi ranjana ranjini
  ranjita rashmika ravya reeba rekha renu renuka resham revathi rimi ritvika roja roohi roopa roopali rosamma ruchika
  rukhsar rukmini rumana rupa rupal rupali ruqaiya rutuja sabita sadhvi saheli sajani samriddhi sanchita sangeeta
  sangita sanjukta sarada sarala saramma saraswati sarojini sasmita savita savitri savya sayantani shagufta shailaja
  shaista shakuntala shalu shambhavi shanthi sharvari sheela sheetal shilpa shimoni shinjini shipra shivanya shivika
  shobha shobhana shreenika shreyanshi shreyasi shrinika shrishti shubhangi shubhra shweta shyamala shyamali sinchana
  smera snehal sohini sonakshi sosamma sreelakshmi sreemoyee sridevi srijana srijita subbulakshmi subhashini suchitra
  sudeshna sudha suganya suhasini suhavi sujata sujatha sukanya sukriti sulochana sumana sumathi sumati sumitra
  sunaina sunanda sunayana suniti suranjana surbhi surekha susheela sushma sushmita swapna swapnali swarnali swarnima
  swati sweta taashvi tabassum tahoora tamanna tamizhselvi tanuja tanushree tapasya tejaswi thamarai thangam thenmozhi
  thulasi titir titli toral toshi trayi tripti triya trupti tuktuki tulika tusharika udita ujjwala ujwala unnati
  upasana urmi urmila urvashi usha uttara vaani vaanya vaibhavi vaishali valli vamika vandana vanitha varenya vasantha
  vasanthi vasudha vasundhara vedanshi vidhya viha vihana vijayalakshmi vineeta vinitha virika vishakha vrushali yaana
  yachana yamini yamuna yashaswini yashna yashoda yazhini yogita yukta zareena zeenath zeenia zubeida zulekha
`)

export const BOYS = words(`
  aadesh aadhavan aadinath aadvik aashish abeer abhigyan abhinandan abhyuday adhrit adwait agniv agnivesh ajinkya
  ajith akhand alok amardeep amarnath ambuj amish amitabh amitava amol anandhu anantha anay anbu anirban aniruddha
  ankush anshuman anup anupam anvit appu apurv arijit arindam arinjay arivu armaandeep arnab arnesh arshaan arunesh
  atiksh aurobindo avighna avir avyaan avyan ayaansh ayansh ayushman babloo babu badal bal balaji balakrishna balan
  balaram balraj balram banshi bapi basant basavaraj bhagat bhaskar bhavik bhim bhola bhupesh bhushan bijoy biju binod
  binoy biplab birendra bishal bishan biswajit brijesh buddhadev chahel chandrakant chandrashekhar chandru charvik
  chhotu chintan chintu chirayu chotu daivik dakshesh dakshit damodar darsheel darshil dattatreya debabrata debashish
  debasish debjit deepankar deepanshu deepesh deepu devam devdas devdutt devendra devraj devyansh dhananjay dhanvin
  dhanvith dharmendra dharmesh dharmik dharun dhaval dhiraj digvijay dilip dinkar dipankar dipesh divij divyansh
  divyanshu dron durgesh dushyant eklavya eknath elango ezhil feroz feroze firoz ganapathi gattu gaurang gaurik girik
  girish gokul golu gopi gopinath goutam granth guddu gulab gunveer gurbaaz gurbaksh gurdas gurnam hansh hanuman
  harbhajan hardik haridas harihar harikrishna harinder harit harjit harshad harshit harshvardhan hemant hemanth
  himanshu hitansh hitesh hiyansh hredaan hridaan hridhaan hriyan ilango ilayaraja inder indrajit indraneel indranil
  inesh ishayu ishir ishwar ishwarlal ivaan ivansh jagan jagannath jagdish jairam jaivik jaswant jayanta jayaram
  jayesh jeetu jignesh jijo jiten jitendra jitesh jithin jivaj jivin joginder joydeep jugal jujhar kaartik kahaan kaif
  kairan kairav kaizad kalp kamalesh kamlesh kanha kanhaiya karnik kartar karthi karthikeyan karunesh kathir kathirvel
  kavyansh keshto keyur khoka kiaan kiansh kishor kishore koushik kovid kripal krishang krishnan krivaan kriyansh
  kshitij kuldeep kumaran kuttan laddu lakhbir lakshay lakshit lakshman lalan lalit lavish laxman liaquat lijo likith
  lohit lohith lokesh madan madhavan madhukar madhusudan magesh mahadev mahavir maheshwar mahith makarand malay malhar
  mandar mangesh manikandan manjunath manmohan mannan maran maulik mayukh mitesh mithun mitul mohanlal mohith moin
  montu mridul mrityunjay mudassir mujeeb mukesh murali muralidhar murugan muthu muthukumar nachiket nagaraj nagendra
  naitik naksh nandan narayana narendra naresh natarajan neelansh neelesh nevaan nihaal nikunj nilesh nimit ninad
  nirbhay nirvik nishchay nitesh nivaan nivansh ojasya onkar palash pankaj pappu parag paramjit paresh parikshit
  parimal partha parthasarathi parveez parvez pavish pawan piyush prabhakar prabhas prabhat prabhu prabir pradeep
  pradip pradyot pradyumn pradyumna prafulla prahlad prajan prakash praket pramod pranesh pranit pranshul prasad
  prasanth prasenjit prashant prashanth prasun pratap prathamesh pratyansh prayag prithviraj priyank priyansh
  priyanshu prosenjit pulkit puneet purab puran purushottam purvansh pushkar raghavendra raghu raghunath raghvendra
  rajat rajdeep rajesh rajinikanth rajkumar rajnish raju rakesh rakshan rakshit ramakrishna ramdas rameshwar ramnath
  ranganath ranjan ranjith ranvijay ratan ratnakar ravindra rayansh reeyansh rehansh riaan ribhav rihaan rihan rik
  rinchen rishank ritam rithick ritwij rivaan rivaansh rivan riyansh rounak rudransh rudvik rupesh rustam
  sachchidanand sahaas sahishnu saifali samaksh samarjeet samarveer samrat sanat sanchit sandesh sandip sangram sanjo
  sankarsh sanket sanvith saransh sarath sarfaraz sarvagya sathish satish satyajit saurabh saurya selvam senthil
  shahrukh shamim shamit sharath sharvik sharvil shaurik shekhar shijo shivaan shivaay shivaji shouryan shray shreehan
  shreyaan shreyansh shrikant shrinivas shubhankar siddhesh sikandar sivakumar someshwar sourabh sourav souvik
  sreejith sridhar srikant srikanth srivatsan subhash subhasish subodh subramaniam subramanian subrata sudarshan
  sudhanshu sudhir sudip sufiyan sujit sujoy sukesh sukumar sumeet sundar supratik surendra suryansh sushil suyash
  swapan swapnil swaraj swarit swarnav taimur taksh tapan tarang tarish tathagata tegh tejveer thakur thambi thangaraj
  tinku trijal trilok trinabh triyan tushaar udai udayan udyan ujaan ujjval ujjwal umang umesh unni unnikrishnan
  upendra uthkarsh utpal uttam vaidik vajra varad vardhan vasant vashisht vasu vasudev vedansh veeraj veeran velan
  velu venkat venkatesh venkatraman vetri viaan vibhor vidhaan vidur vijayendra vikranth viksit vimal vinit vipin
  viplav vipul viransh virat virendra virik vishvesh vishwajeet vishwak vishwanath vishwas vivash vivasvat viyaan
  viyan vritant yagna yaksh yashvardhan yashvin yashwant yatharth yathin yohaan yuvaan yuvansh yuvin yuvraaj ziyaan
  zorawar
`)

/** Names of girls and of boys alike, and some of other countries that are used in India. */
export const UNISEX = words(`
  alex amal aman ambar amrit andrea angel anmol anshu anu ariel arin arya ashley ashwini avery baby bala balwinder
  bani bobby casey chaitanya chandra charan charlie chi chidi chris deep dharma dilpreet dilraj ekam firdaus frankie
  gurjot gurkirat gurnoor happy harjot harman harmeet harsha harsimran haru hikaru hinata hua iqbal ishmeet jamie jas
  jaskirat jasmeet jaswinder jean jeevan jesse jessy jing jordan joy jules jun jyoti kai kamal karma kim kiran kit
  koko lakhwinder lali lin lovely lucky makoto mandeep mani manjot manmeet manu milan ming momo morgan nanda naseem
  navdeep navi navjot navneet nehal ngozi nikki nima nitya noor ollie param pat pema pranjal quinn rahi rajwinder
  raman remy ricky riley rin river robin roshan rowan rumi rushi sai sam samar sanam sandy sasha saumya shaheen shakti
  shubh sidney simar sky skyler sonam soumya sukhman sukhmani sukhwinder sunny surya tashi taylor tejasvi tenzin terry
  tobi toni tsering tulsi val wei xin yu zia
`)
